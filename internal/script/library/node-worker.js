// The worker in Node.js.

import { webcrypto } from "node:crypto";
import { parentPort } from "node:worker_threads";
import { newScope } from "./scope.js";
import { serve } from "./serve.js";

const port = /** @type {import("node:worker_threads").MessagePort} */ (parentPort);
const scope = newScope(webcrypto);
scope.postMessage = (/** @type {unknown} */ message) => port.postMessage(message);
serve(scope);
port.on("message", (data) => scope.onmessage({ data }));
