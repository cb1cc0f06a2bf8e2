import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { lifecycleDocuments } from './lifecycle-drawing/documents.ts';

const docs = path.resolve(import.meta.dirname, '../docs');
for (const [name, text] of Object.entries(lifecycleDocuments(docs))) writeFileSync(path.join(docs, name), text);
