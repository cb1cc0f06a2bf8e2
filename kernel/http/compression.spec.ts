import fastify, { type FastifyInstance } from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { compressAnswers } from './compression.ts';

const rows = JSON.stringify(Array.from({ length: 200 }, (_, index) => ({ oneId: `ITEM-${index}`, status: 'available', warehouse: 'Newark' })));
const short = JSON.stringify({ code: 200, msg: 'Success', data: null });

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  await app.register(async (api) => {
    await compressAnswers(api);
    api.get('/rows', (_, reply) => reply.type('application/json').send(rows));
    api.get('/short', (_, reply) => reply.type('application/json').send(short));
    api.get('/picture', (_, reply) => reply.type('image/jpeg').send(Buffer.from(rows)));
  });
});
const ask = (url: string, encodings?: string) => app.inject({ url, headers: { ...(encodings && { 'accept-encoding': encodings }) } });

describe('Rule: a long answer is compressed as the caller takes it', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('%s', async (encodings, encoding, unpacked) => {
    const { headers, rawPayload } = await ask('/rows', encodings);
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(unpacked(rawPayload).toString()).toBe(rows);
    expect(rawPayload.length).toBeLessThan(rows.length / 5);
  });

  it('and not where the caller takes none', async () => {
    const { headers, body } = await ask('/rows');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toBe(rows);
  });
});

describe('Rule: what gains nothing is sent as it is', () => {
  it.each(['/short', '/picture'])('%s', async (url) => {
    expect((await ask(url, 'br')).headers['content-encoding']).toBeUndefined();
  });
});
