import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { fileIdOf } from '#contracts/files/file-types.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import type { OpenBytes } from '#kernel/files/file-store.ts';
import type { Files, StoredFile } from '#kernel/files/files.ts';
import { passive } from '#kernel/files/passive.ts';
import { refuse } from '#kernel/http/answer.ts';
import { sendOpened, usualPatience, type Patience } from '#kernel/http/send-opened.ts';
import { byteRange } from './byte-range.ts';

/**
 * `GET /files/<id>.<ending>`: pictures and videos for `<img>` and `<video>`, which can send no token header. The id is 128 random bits and stands only in
 * rows that the viewer may see: whoever has the url was shown it. Labels (pictures or not), workbooks and archives are never served here, but by
 * `POST /getFile2` after a look at the session.
 */
export const servePictures =
  (files: Pick<Files, 'find' | 'open'>, patience: Patience = usualPatience): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
      const fileId = fileIdOf(`/files/${request.params.name}`);
      const file = fileId === undefined ? undefined : await files.find(fileId);
      const bytes = file?.kind === 'picture' || file?.kind === 'video' ? await files.open(file.fileId) : undefined;
      if (!file || !bytes) return refuse(request, reply, reject('FileNotFound'));

      reply.headers({ ...passive, ...lasting, 'content-disposition': dispositionOf(file), 'content-type': file.contentType });
      return sendPart(request, reply, bytes, patience);
    });
  };

/** A picture was drawn anew and may fill a window of its own. A video is what somebody sent: players do not heed this, and a window saves it. */
const dispositionOf = ({ kind }: StoredFile): string => (kind === 'picture' ? 'inline' : 'attachment');

/** Bytes behind an id never change. */
const lasting = { 'cache-control': 'private, max-age=31536000, immutable', 'accept-ranges': 'bytes' };

/** All of it, or the part that a player asks for. */
const sendPart = async (request: FastifyRequest, reply: FastifyReply, bytes: OpenBytes, patience: Patience): Promise<FastifyReply> => {
  const range = byteRange(request.headers.range, bytes.size);
  if (range === 'unsatisfiable') {
    await bytes.close();
    return reply.code(416).header('content-range', `bytes */${bytes.size}`).send();
  }
  const { first, last } = range ?? { first: 0, last: bytes.size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${first}-${last}/${bytes.size}`);
  return sendOpened(reply, bytes, { first, last }, patience);
};
