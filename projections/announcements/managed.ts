import { sql } from 'kysely';
import { announcementActionsOn } from '#contracts/announcements/announcement-actions.ts';
import {
  announcementViews,
  type AnnouncementView,
  type getAnnouncement,
  type listAnnouncements,
  type ManagedAnnouncement,
  type ManagedRow,
} from '#contracts/announcements/announcement-queries.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DataOf, QueryOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { all, any, equal, likeText, type Condition } from '../kernel/lists/conditions.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';
import { byTime, byTimeOrNone, countedPage, sortedPage, type SortKey } from '../kernel/lists/sorted-page.ts';
import type { AllowedEvents } from '../shared/allowed-events.ts';
import type { AnnouncementRow } from './table.ts';

type Filter = QueryOf<typeof listAnnouncements>;

export interface ManagedNeeds {
  db: ReadDatabase;
  allowedEvents: AllowedEvents;
}

const sorts: Record<Filter['sort'], SortKey> = {
  gmtModify: byTime('updated_at'),
  gmtCreate: byTime('created_at'),
  gmtPublish: byTimeOrNone('publish_at'),
};

export const managedPage = async ({ db, allowedEvents }: ManagedNeeds, viewer: Viewer, filter: Filter): Promise<DataOf<typeof listAnnouncements>> => {
  const filtered = all(
    equal('kind', filter.kind),
    filter.portal && sql`${filter.portal} = any(portals)`,
    filter.text ? anywhere(filter.text) : undefined,
  );
  const found = db.selectFrom('announcements').where(filtered);
  const [{ rows, next }, { matching, ...counts }] = await Promise.all([
    sortedPage(found.where(inView(filter.view)).selectAll(), { sort: sorts[filter.sort], key: 'announcement_id', request: filter }),
    found
      .select([
        sql<number>`count(*) filter (where ${inView(filter.view)})::int`.as('matching'),
        ...announcementViews.map((view) => sql<number>`count(*) filter (where ${inView(view)})::int`.as(view)),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return countedPage(
    rows.map((row) => rowFor(viewer, row, allowedEvents)),
    { totalCount: matching, counts, next },
    filter,
  );
};

export const managedAnnouncement = async (
  { db, allowedEvents }: ManagedNeeds,
  viewer: Viewer,
  { id }: QueryOf<typeof getAnnouncement>,
): Promise<ManagedAnnouncement | Rejection> => {
  const row = await db.selectFrom('announcements').selectAll().where('announcement_id', '=', id).executeTakeFirst();
  if (!row) return reject('NotFound', { field: 'id' });
  const { title_en, text_en, title_zh, text_zh } = row;
  return { ...rowFor(viewer, row, allowedEvents), en: { title: title_en, text: text_en }, zh: { title: title_zh, text: text_zh } };
};

const inView = (view: AnnouncementView): Condition => (view === 'all' ? sql`true` : sql`state = ${view}`);

const anywhere = (text: string): Condition =>
  any(...['title_en', 'text_en', 'title_zh', 'text_zh'].map((column): Condition => sql`lower(${sql.ref(column)}) like ${likeText(text)}`));

const rowFor = (viewer: Viewer, row: AnnouncementRow, allowedEvents: AllowedEvents): ManagedRow => ({
  id: row.announcement_id,
  title: viewer.language === 'zh_cn' ? row.title_zh || row.title_en : row.title_en || row.title_zh,
  kind: row.kind,
  portals: row.portals,
  picture: row.picture,
  state: row.state,
  author: row.author_name,
  gmtPublish: row.publish_at,
  gmtCreate: row.created_at,
  gmtModify: row.updated_at,
  version: row.version,
  actions: announcementActionsOn(viewer, allowedEvents.announcement(row.state)),
});
