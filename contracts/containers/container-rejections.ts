import { defineRejections } from '../kernel/rejection.ts';

export const containerRejections = defineRejections({
  ContainerUnknown: { status: 422, en: 'The container was not found', zh: '未找到该容器' },
  ContainerRetired: { status: 409, en: 'Container {containerId} is out of use', zh: '容器 {containerId} 已停用' },
  ContainerNotEmpty: {
    status: 409,
    en: '{count} {count:item is|items are} still in container {containerId}',
    zh: '容器 {containerId} 中还有 {count} 件货品',
  },
  ContainerElsewhere: { status: 409, en: 'Container {containerId} is in another warehouse', zh: '容器 {containerId} 位于另一个仓库' },
  ContainerFull: {
    status: 409,
    en: 'Container {containerId} takes no more than {most} {most:item|items}',
    zh: '容器 {containerId} 最多放 {most} 件',
  },
  AlreadyInContainer: { status: 409, en: 'Item {oneId} is already in container {containerId}', zh: '货品 {oneId} 已在容器 {containerId} 中' },
  NotInContainer: { status: 409, en: 'Item {oneId} is not in container {containerId}', zh: '货品 {oneId} 不在容器 {containerId} 中' },
  ContainerOnShelf: { status: 409, en: 'Container {containerId} stands on shelf {shelf} already', zh: '容器 {containerId} 已在货架 {shelf}' },
  ContainerItemHeld: {
    status: 409,
    en: 'An order or a request holds item {oneId}: take it out of the container first',
    zh: '货品 {oneId} 已被订单或申请锁定，请先从容器中取出',
  },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    containers: typeof containerRejections;
  }
}
