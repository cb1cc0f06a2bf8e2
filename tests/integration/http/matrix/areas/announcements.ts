import type { Given } from '../given.ts';
import type { Rows } from '../row.ts';
import type { TopicRows } from '../topic-row.ts';

const content = {
  kind: 'news',
  portals: ['business'],
  picture: '',
  en: { title: 'Title', text: 'Text' },
  zh: { title: '标题', text: '正文' },
};
const publishAt = '2999-01-01T00:00:00Z';
const draft = async (given: Given) => ({ body: { announcementId: await given.announcement('draft') } });
const published = async (given: Given) => given.announcement('published');

export const rows: Rows = {
  writeAnnouncement: { sample: () => ({ body: content }), admin: [200, 403], elsewhere: 405, codes: ['600'] },
  editAnnouncement: { sample: async (given) => ({ body: { ...(await draft(given)).body, ...content } }), admin: [200, 403], codes: ['600'] },
  publishAnnouncement: { sample: draft, admin: [200, 403], codes: ['600'] },
  scheduleAnnouncement: { sample: async (given) => ({ body: { ...(await draft(given)).body, publishAt } }), admin: [200, 403], codes: ['600'] },
  withdrawAnnouncement: { sample: async (given) => ({ body: { announcementId: await published(given) } }), admin: [200, 403], codes: ['600'] },
  removeAnnouncement: { sample: draft, admin: [200, 403], codes: ['600'] },
  listAnnouncements: { admin: [200, 403], codes: ['600'] },
  getAnnouncement: { sample: async (given) => ({ query: { id: await given.announcement('draft') } }), admin: [200, 403], codes: ['600'] },
  listPublishedAnnouncements: { business: [200, 200, 200, 200], warehouse: [200, 200, 200], admin: [200, 200] },
  // An administrator on the self-operated pages reads what administrators read.
  getPublishedAnnouncement: {
    sample: async (given) => ({ query: { id: await published(given) } }),
    business: [200, 200, 200, 404],
    warehouse: [404, 404, 404],
    admin: [404, 404],
  },
};

export const topics: TopicRows = {
  announcements: { of: () => ['announcements:all', 'announcements:admin'], codes: { '600': ['announcements:all'] } },
};
