import { z } from 'zod';
import { fileIdOf } from './file-types.ts';

/** The url of a picture that was uploaded, or empty for none: no page loads a picture from elsewhere. */
export const pictureField = z
  .string()
  .max(100)
  .refine((url) => url === '' || fileIdOf(url) !== undefined, { error: 'PhotoForeign' });
