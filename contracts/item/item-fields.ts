import { z } from 'zod';
import { fileIdOf } from '../files/file-types.ts';
import { MAX_REMARK, MAX_SIZE } from '../kernel/fields/typed-lengths.ts';

/** Fields that the commands on goods share, with their bounds. */
export const remarkField = z.string().trim().max(MAX_REMARK).default('');
export const MIN_REASON = 5;
export const MAX_REASON = 500;
/** Why something is refused, cancelled or put right: somebody else reads it word for word. */
export const reasonField = z.string().trim().min(MIN_REASON).max(MAX_REASON);
/** Pictures and videos that were uploaded before. */
export const photosField = z
  .array(
    z
      .string()
      .max(200)
      .refine((url) => fileIdOf(url) !== undefined, { error: 'PhotoForeign' }),
  )
  .max(20)
  .default([]);
export const preIdField = z.string().trim().min(1).max(32);
export const skuField = z.string().trim().min(1).max(60);
export const sizeField = z.string().trim().min(1).max(MAX_SIZE);
