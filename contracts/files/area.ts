import { contract } from '../kernel/area.ts';
import { fileRejections } from './file-rejections.ts';
import { getFile } from './get-file.ts';
import { upload } from './upload.ts';

export const filesContract = contract({
  endpoints: [upload, getFile],
  rejections: fileRejections,
});
