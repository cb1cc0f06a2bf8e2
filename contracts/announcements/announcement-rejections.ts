import { defineRejections } from '../kernel/rejection.ts';

export const announcementRejections = defineRejections({
  AnnouncementTitleMissing: { status: 422, en: 'Please enter a title', zh: '请输入标题' },
  /** `field` names what is missing in which language. */
  AnnouncementIncomplete: { status: 422, en: 'Please enter a title and a text in both languages', zh: '发布前请填写中英文标题和正文' },
  AnnouncementPictureForeign: { status: 422, en: 'Only an uploaded picture can be shown', zh: '只能使用已上传的图片' },
  AnnouncementStateForbids: { status: 409, en: 'This is not possible in the current status of the announcement', zh: '公告当前状态不允许此操作' },
  AnnouncementTimePast: { status: 422, en: 'Please choose a time in the future', zh: '请选择一个将来的时间' },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    announcement: typeof announcementRejections;
  }
}
