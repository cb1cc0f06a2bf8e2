import { useNavigate } from 'react-router-dom';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { BoardCard } from '#contracts/tasks/task-board-queries.ts';
import { floorLink } from '#web/core/links/orders/floor-link.ts';
import { shippedLink } from '#web/core/links/orders/order-link.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';

/** A card leads to what is to be done next with it; what is out, to where it is found. Nowhere the account may not go. */
export const useOpenCard = () => {
  const navigate = useNavigate();
  const place = useViewpoint();
  const mayOpen = useMayOpen();
  return (card: BoardCard): void => {
    const number = card.kind === 'batch' ? { batchNo: card.id } : { oddNo: card.id };
    const to =
      card.stage === 'out' ? shippedLink(place, { type: card.type ?? requestTypeOf.shipWithLabel, oddNo: card.id }) : floorLink(card, number);
    if (to !== undefined && mayOpen(to)) void navigate(to);
  };
};
