// The worker in Node.js.

import { webcrypto } from "node:crypto";
import { setImmediate } from "node:timers";
import { parentPort } from "node:worker_threads";
import { newScope } from "./scope.js";
import { serve } from "./serve.js";

const port = /** @type {import("node:worker_threads").MessagePort} */ (parentPort);
const scope = newScope(webcrypto);
scope.postMessage = (/** @type {unknown} */ message) => port.postMessage(message);
serve(scope);
// Node.js delivers up to a thousand messages of one port before those of another, so while a search paused by
// messages to itself, it would hear of a stop only many seconds later.
scope.fairymaxPause = (/** @type {() => void} */ resume) => { setImmediate(resume); };
port.on("message", (data) => scope.onmessage({ data }));
