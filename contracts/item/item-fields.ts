import { z } from 'zod';
import { fileIdOf } from '../files/file-url.ts';

/** Fields that the commands on goods share, with their bounds. */
export const remarkField = z.string().trim().max(500).default('');
/** Why something is refused, cancelled or put right. */
export const reasonField = z.string().trim().min(1).max(500);
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
export const sizeField = z.string().trim().min(1).max(20);
