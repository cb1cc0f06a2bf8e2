import { withQuery } from '#web/core/links/with-query.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';

export const announcementLink = (id: string): string => withQuery(businessPaths.announcements, { id });
