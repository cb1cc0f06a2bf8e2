import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const announcements: Translated<typeof en.announcements> = {
  announcements: '公告',
  announcement: '公告',
  announcementManagement: '公告管理',
  readAnnouncements: '查看公告',
};

export default { announcements: { pages: announcements } };
