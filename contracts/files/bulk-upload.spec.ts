import { describe, expect, it } from 'vitest';
import { bulkUploadBreaks } from './bulk-upload.ts';

describe('Rule: a bulk upload is Excel or ZIP, at most two files, no two of one type', () => {
  it('takes one of each', () => {
    expect(bulkUploadBreaks(['a.xlsx', 'b.ZIP'])).toBeUndefined();
    expect(bulkUploadBreaks(['a.zip'])).toBeUndefined();
  });

  it('refuses the rest', () => {
    expect(bulkUploadBreaks(['a.xlsx', 'b.pdf'])).toMatchObject({ rejected: 'BulkTypeNotAllowed', params: { name: 'b.pdf' } });
    expect(bulkUploadBreaks(['a.xlsx', 'b.zip', 'c.zip'])).toMatchObject({ rejected: 'BulkTooManyFiles' });
    expect(bulkUploadBreaks(['a.xlsx', 'b.xlsx'])).toMatchObject({ rejected: 'BulkSameType' });
  });
});
