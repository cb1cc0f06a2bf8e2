import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(js|css|html|svg)$/;

/** One below the best, which takes three times as long for two in a hundred. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Lays compressed copies beside the files of the build, as the server sends them: pressed hard once instead of lightly for every visitor. */
export const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const texts = Object.values(bundle).filter(({ fileName }) => text.test(fileName));
    const copies = texts.map(async (part) => {
      const bytes = Buffer.from(part.type === 'chunk' ? part.code : part.source);
      const file = path.join(dir!, part.fileName);
      await Promise.all([writeFile(`${file}.br`, await brotli(bytes, { params })), writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }))]);
    });
    await Promise.all(copies);
  },
});
