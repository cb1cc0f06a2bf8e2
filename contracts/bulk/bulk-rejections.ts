import { defineRejections } from '../kernel/rejection.ts';

export const bulkRejections = defineRejections({
  BulkUsersUnknown: {
    status: 422,
    en: 'The following User IDs failed to match, please correct and reupload. {userIds}',
    zh: '以下用户 ID 匹配失败，请更正后重新上传。{userIds}',
  },
  BulkRowsWrong: {
    status: 422,
    en: '{count} {count:cell has an error; please correct it|cells have errors; please correct them} and upload the file again',
    zh: '有 {count} 处错误，请更正后重新上传',
  },
  BulkDoublesUnconfirmed: {
    status: 409,
    en: 'The like of {count} {count:row|rows} was posted within 90 days; please check the file again and confirm {count:it|them}',
    zh: '有 {count} 行在 90 天内已有相同入账；请重新校验文件并确认',
  },
  BulkFileChanged: { status: 409, en: 'This is not the file that was checked; please check it again', zh: '该文件与已校验的文件不一致，请重新校验' },
  BulkFileTaken: { status: 409, en: 'This very file was submitted before', zh: '该文件已提交过' },
  /** `status` is a key of the statuses. */
  BulkStatusForbids: { status: 409, en: 'This is not possible in the current status of {bulkNo}', zh: '{bulkNo} 当前状态不允许此操作' },
  BulkOwnFile: { status: 409, en: 'You have submitted {bulkNo} yourself: somebody else has to decide', zh: '{bulkNo} 由您提交，须由他人审批' },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    bulk: typeof bulkRejections;
  }
}
