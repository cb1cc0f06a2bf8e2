import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { sourceLink, type Sourced } from './source-link.ts';

/** What the money was for, on its own page. */
export const Source = ({ record }: { record: Sourced }) => (
  <PageLink to={sourceLink(useViewpoint(), record)} className="code">
    {record.reference.id}
  </PageLink>
);
