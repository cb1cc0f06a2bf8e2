/** zod looks whether it may make functions of texts. The content policy forbids it, and the browser says so in its console however quietly the attempt fails. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
