import { ListPage } from '#web/core/list/list-page.tsx';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { NewShipmentButton } from './new-shipment-button.tsx';
import { shipmentsList } from './shipments-list.tsx';

const shipments = shipmentsList({ name: 'shipments', office: false, detail: businessPaths.fulfilmentDetail, Toolbar: NewShipmentButton });

/** What a shop has sent into the programme, and how far it is (R2.68). */
export default function ShipmentsPage() {
  return <ListPage list={shipments} />;
}
