import { useMemo } from 'react';
import { ListPage } from '#web/core/list/list-page.tsx';
import { usePageRow } from '#web/ui/page/page-tab.ts';
import { reviewKinds } from '../review-kinds.ts';
import { reviewList } from './review-list.tsx';

/** Applications of one type for their reviewers. Which type, its row says. */
export default function ReviewListPage() {
  const { requestTypes } = usePageRow();
  const list = useMemo(() => reviewList(reviewKinds.filter(({ type }) => requestTypes?.includes(type) ?? true)), [requestTypes]);
  return <ListPage list={list} />;
}
