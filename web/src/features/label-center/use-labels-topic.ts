import { allLabelsTopic, labelsTopic } from '#contracts/labels/shipping/label-topics.ts';
import { asSeller, usePlace } from '#web/core/links/place.ts';
import { useOwnShop } from '#web/core/access/use-own-shop.ts';

/** The topic under which the labels of this page move: the own shop's for sellers, every shop's for finance. */
export const useLabelsTopic = (): string | undefined => {
  const shopId = useOwnShop();
  if (!asSeller(usePlace())) return allLabelsTopic;
  return shopId === undefined ? undefined : labelsTopic(shopId);
};
