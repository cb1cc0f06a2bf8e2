import { Dropdown } from 'antd';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemDetail } from '#contracts/item/item-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { isSellerView, useViewpoint } from '#web/core/links/viewpoint.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { useSetAvailable } from './use-set-available.ts';

const MarkFakeDialog = lazy(() => import('./mark-fake/mark-fake-dialog.tsx'));

/** What staff put right in place. The self-operated pages are a seller's view and have none of it. */
export const ItemMenu = ({ item: { oneId, spec, actions, inProdInfo } }: { item: ItemDetail }) => {
  const { t } = useTranslation();
  const seller = isSellerView(useViewpoint());
  const [marking, setMarking] = useState<'fake' | 'qualified'>();
  const confirm = useConfirm();
  const setAvailable = useSetAvailable();

  const askForReason = async () => {
    const text = t('item.setAvailableText', { oneId: formatOneId(oneId) });
    const answer = await confirm({
      kind: 'plain',
      title: t('item.setAvailable'),
      text,
      confirm: t('item.setAvailable'),
      reason: { readers: 'concerned' },
    });
    if (answer) setAvailable.mutate({ oneId, reason: answer.reason });
  };

  const entries = [
    actions.includes('setAvailable') && { key: 'setAvailable', label: t('item.setAvailable'), onClick: () => void askForReason() },
    actions.includes('markFake') && { key: 'markFake', label: t('item.markFake'), danger: true, onClick: () => setMarking('fake') },
    // Marked by mistake: a further inspection finds it genuine.
    inProdInfo.checkResult === 'fake' &&
      actions.includes('correctInspection') && { key: 'unmarkFake', label: t('item.unmarkFake'), onClick: () => setMarking('qualified') },
  ].filter((entry) => entry !== false);
  if (seller || entries.length === 0) return null;

  return (
    <>
      <Dropdown trigger={['click']} placement="bottomRight" menu={{ items: entries }}>
        <IconButton icon={Ellipsis} label={t('item.more')} />
      </Dropdown>
      {marking && (
        <Suspense>
          <MarkFakeDialog oneId={oneId} size={spec} as={marking} onClose={() => setMarking(undefined)} />
        </Suspense>
      )}
    </>
  );
};
