import { allLabelsTopic, labelsTopic } from '#contracts/labels/shipping/label-topics.ts';
import { isSellerView, useViewpoint } from '#web/core/links/viewpoint.ts';
import { useOwnShop } from '#web/core/access/use-own-shop.ts';

/** The topic under which the labels of this page move: the own shop's for sellers, every shop's for finance. */
export const useLabelsTopic = (): string | undefined => {
  const shopId = useOwnShop();
  if (!isSellerView(useViewpoint())) return allLabelsTopic;
  return shopId === undefined ? undefined : labelsTopic(shopId);
};
