import { withQuery } from '../../app/links/with-query.ts';
import { businessPaths } from '../../app/paths/business-paths.ts';

export const announcementLink = (id: string): string => withQuery(businessPaths.announcements, { id });
