#!/usr/bin/env node
// `npm run rebuild`, `backup`, `restore`, `seed`: what an operator does at a terminal, beside a portal that runs. Builds the server where it is stale.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildServer } from './build.mjs';

await buildServer();
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
await import(pathToFileURL(path.join(root, 'dist/server/maintenance.js')).href);
