import { getFile } from './get-file.ts';
import { upload } from './upload.ts';

export const filesEndpoints = [upload, getFile];
