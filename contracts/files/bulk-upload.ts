import { defineRejections, reject, type Rejection } from '../kernel/rejection.ts';
import { endingOf } from './file-types.ts';

const mostFiles = 2;

export const bulkUploadRejections = defineRejections({
  BulkTypeNotAllowed: { status: 415, en: 'Only Excel or ZIP files can be uploaded: {name}', zh: '仅支持上传 Excel 或 ZIP 文件：{name}' },
  BulkTooManyFiles: { status: 422, en: 'At most {max} files can be uploaded', zh: '最多上传 {max} 个文件' },
  BulkSameType: { status: 422, en: 'No two files of the same type: {type}', zh: '不能上传两个同类型文件：{type}' },
});

/** Excel or ZIP only, at most two, no two of one type (R5.06–R5.08), by name: the page asks before it sends, the server looks into the bytes. */
export const bulkUploadBreaks = (names: readonly string[]): Rejection | undefined => {
  const odd = names.find((name) => !['xlsx', 'zip'].includes(endingOf(name)));
  if (odd !== undefined) return reject('BulkTypeNotAllowed', { field: 'file', params: { name: odd } });
  if (names.length > mostFiles) return reject('BulkTooManyFiles', { field: 'file', params: { max: mostFiles } });

  const types = names.map(endingOf);
  const twice = types.find((type, at) => types.indexOf(type) !== at);
  return twice === undefined ? undefined : reject('BulkSameType', { field: 'file', params: { type: twice } });
};
