import { Button } from 'antd';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listSkus } from '#contracts/reference/reference-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { CopyLinkButton } from '#web/core/links/copy-link-button.tsx';
import { useNeighbours } from '#web/core/open-row/neighbours.ts';
import { openSkuParameter } from '#web/core/open-row/parameters.ts';
import { useOpenRow } from '#web/core/open-row/use-open-row.ts';
import { DrawerContent, DrawerHeader } from '#web/ui/drawer/drawer-content.tsx';
import { SideDrawer } from '#web/ui/drawer/side-drawer.tsx';
import { DescriptionGrid, Section } from '#web/ui/page/section.tsx';
import { Picture } from '#web/ui/photos/picture.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import type { SkuRow } from './sku-row.ts';
import { SkuSizes } from './sku-sizes.tsx';
import styles from './sku.module.css';
import type { SkuActions } from './use-sku-actions.tsx';

/** The SKU that the address names, beside its list. */
export const OpenSku = ({ actions }: { actions: SkuActions }) => {
  const { key, open, close } = useOpenRow(openSkuParameter);
  return key && <SkuDrawer number={key} actions={actions} onOpen={open} onClose={close} />;
};

interface Props {
  number: string;
  actions: SkuActions;
  onOpen: (sku: string) => void;
  onClose: () => void;
}

const SkuDrawer = ({ number, actions, onOpen, onClose }: Props) => {
  const { t } = useTranslation();
  const read = useRead(listSkus, { sku: number, size: 1 });
  const neighbours = useNeighbours(openSkuParameter, number);
  const words = {
    place: neighbours ? t('skus.place', { place: neighbours.place, total: neighbours.total }) : t('skus.sku'),
    previous: t('skus.previous'),
    next: t('skus.next'),
  };
  return (
    <SideDrawer label={t('skus.drawer', { sku: number })} walk={{ neighbours, words, open: onOpen }} onClose={onClose} tools={<CopyLinkButton />}>
      <ReadStates read={read} skeleton={<SkeletonRows rows={8} />}>
        {({ data: [sku] }) => {
          if (!sku) return read.isPlaceholderData ? <SkeletonRows rows={8} /> : <EmptyState title={t('skus.goneTitle')} text={t('skus.goneText')} />;
          return (
            <DrawerContent old={read.isError} waits={read.isPlaceholderData}>
              <DrawerHeader
                before={<Picture url={sku.img} size={72} radius={8} />}
                title={<h2 className={styles['name']}>{sku.remarks || sku.sku}</h2>}
                meta={[sku.brand, sku.sku]}
                actions={<SkuButtons sku={sku} actions={actions} />}
              />
              <div>
                <Section>
                  <DescriptionGrid
                    items={[
                      { label: t('skus.sku'), value: sku.sku },
                      { label: t('skus.brand'), value: sku.brand },
                      { label: t('skus.pku'), value: sku.pku || '–' },
                    ]}
                  />
                </Section>
                <SkuSizes sku={sku} />
              </div>
            </DrawerContent>
          );
        }}
      </ReadStates>
    </SideDrawer>
  );
};

const SkuButtons = ({ sku, actions: { edit, remove } }: { sku: SkuRow; actions: SkuActions }) => {
  const { t } = useTranslation();
  const mayEdit = useMay('800.edit');
  const mayRemove = useMay('800.delete');
  return (
    <>
      {mayRemove && (
        <Button icon={<Trash2 size={15} aria-hidden />} onClick={() => void remove(sku)}>
          {t('skus.remove')}
        </Button>
      )}
      {mayEdit && (
        <Button icon={<Pencil size={15} aria-hidden />} onClick={() => edit(sku)}>
          {t('skus.edit')}
        </Button>
      )}
    </>
  );
};
