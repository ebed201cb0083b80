// The worker in a browser.

import { newScope } from "./scope.js";
import { serve } from "./serve.js";

const scope = newScope(crypto);
scope.postMessage = (/** @type {unknown} */ message) => self.postMessage(message);
serve(scope);
self.onmessage = scope.onmessage;
