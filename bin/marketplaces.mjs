#!/usr/bin/env node
// `node bin/marketplaces.mjs`: the marketplaces' sandbox by itself; see demo/marketplaces/README.md.
import { buildServer } from './build.mjs';

await buildServer();
await import('../dist/server/marketplaces.js');
