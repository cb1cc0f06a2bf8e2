import { Button, Popover } from 'antd';
import { Columns3 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnChoice } from './use-columns.ts';

const ColumnList = lazy(() => import('./column-list.tsx')) as typeof import('./column-list.tsx').default;

/** Which columns show, and in what order: dragged, or moved with the arrows beside them. */
export function ColumnPicker<Row>({ choice }: { choice: ColumnChoice<Row> }) {
  const { t } = useTranslation();
  const list = (
    <Suspense>
      <ColumnList choice={choice} />
    </Suspense>
  );
  return (
    <Popover trigger="click" placement="bottomRight" arrow={false} content={list} styles={{ container: { padding: 6 } }}>
      <Button icon={<Columns3 size={15} aria-hidden />}>{t('ui.columns')}</Button>
    </Popover>
  );
}
