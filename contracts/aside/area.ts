import { contract } from '../kernel/area.ts';
import { warehouseTopic } from '../kernel/topics/list-topics.ts';
import { listAside, handOnEndpoint, putAsideEndpoint } from './aside-endpoints.ts';

export const asideContract = contract({
  endpoints: [putAsideEndpoint, handOnEndpoint, listAside],
  tells: { aside: (_, { warehouseId }) => (warehouseId ? [warehouseTopic('packages', warehouseId)] : []) },
});
