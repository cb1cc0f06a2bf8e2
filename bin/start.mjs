#!/usr/bin/env node
// `npm start`: builds what is stale, then serves the portal. Everything it needs is in node_modules.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Shelfline needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}

// A signal to npm ends npm and its shell, but not what the shell runs: whoever stops `npm start` means the portal.
const shell = process.ppid;
if (process.env.npm_lifecycle_event === 'start') {
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

// In the demo somebody has to take the payments; elsewhere it starts nothing.
process.env.PAY_SANDBOX ??= 'true';
// And somebody has to buy.
process.env.MARKETPLACES_SANDBOX ??= 'true';

// And somebody has to carry parcels.
process.env.CARRIER_SANDBOX ??= 'true';

const { buildAll } = await import('./build.mjs');
await buildAll();

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
await import(pathToFileURL(path.join(root, 'dist/server/main.js')).href);
