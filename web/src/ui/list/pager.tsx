import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { KeyHint } from '../keys/key-hints.tsx';
import { PageFooter } from '../page/page-footer.tsx';
import type { ListState } from './use-list-state.ts';

interface Props {
  state: ListState;
  total: number | undefined;
  /** Rows that show: a page, and what was scrolled to below it. */
  shown: number;
  hints?: readonly KeyHint[];
  selects: boolean;
  /** Can be searched by a text. */
  searches: boolean;
  opens: boolean;
}

export const Pager = ({ state, total, shown, hints = [], selects, searches, opens }: Props) => {
  const { t } = useTranslation();
  const { pageNo, size } = state;
  const first = (pageNo - 1) * size + 1;
  const last = Math.min(first - 1 + Math.max(size, shown), total ?? 0);
  const keys: readonly KeyHint[] = [
    { keys: ['J', 'K'], does: t('ui.keyRow') },
    ...(selects ? [{ keys: ['X'], does: t('ui.keySelect') }] : []),
    ...(opens ? [{ keys: ['↵'], does: t('ui.keyOpen') }] : []),
    ...(searches ? [{ keys: ['F'], does: t('ui.keyFilter') }] : []),
    ...hints,
  ];
  return (
    <PageFooter hints={keys}>
      {total !== undefined && total > 0 && first <= last && <span className="figures">{t('ui.range', { first, last, total })}</span>}
      <Button size="small" disabled={pageNo <= 1} onClick={() => state.change({ pageNo: pageNo - 1 })}>
        {t('ui.previous')}
      </Button>
      <Button size="small" disabled={last >= (total ?? 0)} onClick={() => state.change({ pageNo: Math.floor(last / size) + 1 })}>
        {t('ui.next')}
      </Button>
    </PageFooter>
  );
};
