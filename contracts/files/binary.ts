import { z } from 'zod';

/** Raw bytes as an answer: OpenAPI says binary, the client takes an arraybuffer. */
export const binary = z.file();
