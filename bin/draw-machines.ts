import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { machineDocuments } from './machine-drawing/documents.ts';

const docs = path.resolve(import.meta.dirname, '../docs');
for (const [name, text] of Object.entries(machineDocuments(docs))) writeFileSync(path.join(docs, name), text);
