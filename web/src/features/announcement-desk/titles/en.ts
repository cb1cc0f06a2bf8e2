export const announcements = {
  announcements: 'Announcements',
  announcement: 'Announcement',
  announcementManagement: 'Manage announcements',
  readAnnouncements: 'Read announcements',
};

export default { announcements: { pages: announcements } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    announcements: typeof announcements;
  }
}
