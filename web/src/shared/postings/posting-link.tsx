import { bookPostingLink } from '#web/core/links/posting-link.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';

/** The number of a posting, which leads to what it rests on. */
export const PostingLink = ({ postingId }: { postingId: string }) => (
  <PageLink to={bookPostingLink(postingId)} className="code">
    {postingId}
  </PageLink>
);
