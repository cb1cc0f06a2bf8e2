#!/usr/bin/env node
// `node bin/pay-sandbox.mjs`: the payment sandbox by itself; see demo/pay-sandbox/README.md.
import { buildServer } from './build.mjs';

await buildServer();
await import('../dist/server/pay-sandbox.js');
