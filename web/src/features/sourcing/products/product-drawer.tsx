import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { getShopProduct, type ShopProductDetail } from '#contracts/sourcing/shop-product-queries.ts';
import { shopProductsTopic } from '#contracts/sourcing/sourcing-topic.ts';
import { useRead } from '#web/api/use-read.ts';
import { CopyLinkButton } from '#web/core/links/copy-link-button.tsx';
import { useNeighbours } from '#web/core/open-row/neighbours.ts';
import { openShopProductParameter } from '#web/core/open-row/parameters.ts';
import { useOpenRow } from '#web/core/open-row/use-open-row.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { DrawerContent, DrawerHeader } from '#web/ui/drawer/drawer-content.tsx';
import { SideDrawer } from '#web/ui/drawer/side-drawer.tsx';
import { DescriptionGrid, Section } from '#web/ui/page/section.tsx';
import { PhotoStrip } from '#web/ui/photos/photo-strip.tsx';
import { Picture } from '#web/ui/photos/picture.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { SkusTable } from '../skus/skus-table.tsx';
import styles from '../sourcing.module.css';
import { ProductAudit, ProductStatus } from './product-status.tsx';
import type { ProductActions } from './use-product-actions.tsx';

/** The product that the address names, beside its list. */
export const OpenProduct = ({ actions }: { actions: ProductActions }) => {
  const { key, open, close } = useOpenRow(openShopProductParameter);
  return key && <ProductDrawer productId={key} actions={actions} onOpen={open} onClose={close} />;
};

interface Props {
  productId: string;
  actions: ProductActions;
  onOpen: (productId: string) => void;
  onClose: () => void;
}

const ProductDrawer = ({ productId, actions, onOpen, onClose }: Props) => {
  const { t } = useTranslation();
  useLiveReads(shopProductsTopic, getShopProduct);
  const read = useRead(getShopProduct, { productId }, { quiet: true });
  const neighbours = useNeighbours(openShopProductParameter, productId);
  const words = {
    place: neighbours ? t('shopProducts.place', { place: neighbours.place, total: neighbours.total }) : t('shopProducts.product'),
    previous: t('shopProducts.previous'),
    next: t('shopProducts.next'),
  };
  return (
    <SideDrawer
      label={t('shopProducts.drawer', { number: productId })}
      walk={{ neighbours, words, open: onOpen }}
      onClose={onClose}
      tools={<CopyLinkButton />}
    >
      <ReadStates read={read} skeleton={<SkeletonRows rows={8} />}>
        {(product) => (
          <DrawerContent old={read.isError} waits={read.isPlaceholderData}>
            <DrawerHeader
              before={<Picture url={product.img} size={72} radius={8} />}
              title={<h2 className={styles['name']}>{product.title}</h2>}
              meta={[product.productId]}
              actions={product.actions.map((action) => (
                <Button key={action} type={action === 'submit' ? 'primary' : 'default'} onClick={() => actions.act(action, product.productId)}>
                  {t(`shopProducts.${action}`)}
                </Button>
              ))}
            />
            <Parts product={product} />
          </DrawerContent>
        )}
      </ReadStates>
    </SideDrawer>
  );
};

const Parts = ({ product }: { product: ShopProductDetail }) => {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  const { status, auditStatus, shopInfo, stock, externalId, reasons, description, pictures, skus } = product;
  return (
    <div>
      <Section>
        <DescriptionGrid
          items={[
            { label: t('shopProducts.status'), value: <ProductStatus status={status} /> },
            { label: t('shopProducts.audit'), value: <ProductAudit audit={auditStatus} /> },
            { label: t('shopProducts.addedBy'), value: shopInfo ? ownerName(shopInfo) : t('shopProducts.operator') },
            { label: t('shopProducts.stock'), value: formatCount(stock) },
            { label: t('shopProducts.externalId'), value: externalId ?? '–' },
          ]}
        />
        {reasons.length > 0 && <p className={styles['refused']}>{t('shopProducts.refusedBecause', { reasons: reasons.join(' · ') })}</p>}
        {auditStatus === 'auditing' && <p className={styles['quiet']}>{t('shopProducts.auditing')}</p>}
      </Section>
      <Section title={t('shopProducts.pictures')} count={formatCount(pictures.length)}>
        <PhotoStrip urls={pictures} label={t('shopProducts.pictures')} size={84} />
      </Section>
      {description !== '' && (
        <Section title={t('shopProducts.description')}>
          <p className={styles['text']}>{description}</p>
        </Section>
      )}
      <Section title={t('shopProducts.skus')} count={formatCount(skus.length)}>
        <SkusTable productId={product.productId} skus={skus} />
      </Section>
    </div>
  );
};
