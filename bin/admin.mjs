#!/usr/bin/env node
// `npm run admin -- create …`: makes the first administrator of a portal outside the demo.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildServer } from './build.mjs';

await buildServer();
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
await import(pathToFileURL(path.join(root, 'dist/server/admin.js')).href);
