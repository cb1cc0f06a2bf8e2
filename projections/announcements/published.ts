import { sql } from 'kysely';
import type {
  getPublishedAnnouncement,
  listPublishedAnnouncements,
  PublishedAnnouncement,
  PublishedRow,
} from '#contracts/announcements/announcement-queries.ts';
import { portalOf } from '#contracts/announcements/portals.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { page } from '#contracts/kernel/lists/paging.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { all, type Condition } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { byTime, sortedPage } from '../kernel/lists/sorted-page.ts';
import type { AnnouncementRow } from './table.ts';

type Reader = Pick<Viewer, 'terminal' | 'language'>;

/** Characters of a text that its list shows. */
const leadLength = 200;

export const publishedPage = async (
  db: ReadDatabase,
  viewer: Reader,
  filter: QueryOf<typeof listPublishedAnnouncements>,
): Promise<DataOf<typeof listPublishedAnnouncements>> => {
  const found = db.selectFrom('announcements').where(readableBy(viewer));
  const [{ rows, next }, { total }] = await Promise.all([
    sortedPage(found.selectAll(), { sort: byTime('publish_at'), key: 'announcement_id', request: { ...filter, order: 'desc' } }),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    ...page(
      rows.map((row) => rowFor(viewer, row)),
      total,
      filter,
    ),
    next,
  };
};

export const publishedAnnouncement = async (
  db: ReadDatabase,
  viewer: Reader,
  { id }: QueryOf<typeof getPublishedAnnouncement>,
): Promise<PublishedAnnouncement | Rejection> => {
  const row = await db
    .selectFrom('announcements')
    .selectAll()
    .where(all(readableBy(viewer), sql`announcement_id = ${id}`))
    .executeTakeFirst();
  if (!row) return reject('NotFound', { field: 'id' });
  const { lead: _lead, ...shown } = rowFor(viewer, row);
  return { ...shown, text: inTheirLanguage(viewer, row).text };
};

/** R3.40: only the people of its portal see it, and only while it is published. */
const readableBy = ({ terminal }: Reader): Condition => sql`state = 'published' and ${portalOf(terminal)} = any(portals)`;

const inTheirLanguage = ({ language }: Reader, row: AnnouncementRow): { title: string; text: string } =>
  language === 'zh_cn' ? { title: row.title_zh, text: row.text_zh } : { title: row.title_en, text: row.text_en };

const rowFor = (viewer: Reader, row: AnnouncementRow): PublishedRow => {
  const { title, text } = inTheirLanguage(viewer, row);
  return {
    id: row.announcement_id,
    kind: row.kind,
    title,
    lead: leadOf(text),
    picture: row.picture,
    gmtPublished: row.publish_at!,
    version: row.version,
  };
};

const leadOf = (text: string): string => {
  // After the full-width marks of Chinese no blank stands.
  const line = text.replaceAll(/(?<=[\u3000-\u303f\uff00-\uffef])\s+/g, '').replaceAll(/\s+/g, ' ');
  if (line.length <= leadLength) return line;
  // No word ends in the middle; Chinese parts none by blanks.
  const whole = line.slice(0, leadLength + 1).replace(/\s\S{0,20}$/, '');
  return `${whole.slice(0, leadLength).trimEnd()}…`;
};
