#!/usr/bin/env node
// `node bin/carriers.mjs`: the carriers' sandbox by itself; see demo/carriers/README.md.
import { buildServer } from './build.mjs';

await buildServer();
await import('../dist/server/carriers.js');
