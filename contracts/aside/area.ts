import { contract } from '../kernel/area.ts';
import { warehouseTopic } from '../kernel/list-topics.ts';
import { listAside } from './list-aside.ts';
import { handOnEndpoint, putAsideEndpoint } from './put-aside.ts';

export const asideContract = contract({
  endpoints: [putAsideEndpoint, handOnEndpoint, listAside],
  tells: { aside: (_, { warehouseId }) => (warehouseId ? [warehouseTopic('packages', warehouseId)] : []) },
});
