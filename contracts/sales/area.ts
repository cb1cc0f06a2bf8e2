import { contract } from '../kernel/area.ts';
import { shopScope } from '../kernel/topics/topic-scopes.ts';
import {
  archiveSaleEndpoint,
  cancelSaleEndpoint,
  changeSalePriceEndpoint,
  closeSaleEndpoint,
  payOutSaleEndpoint,
  processSaleEndpoint,
  raiseSaleIssueEndpoint,
  keepSaleEndpoint,
  reassignSaleEndpoint,
  recordSaleEndpoint,
  refundSaleEndpoint,
  returnSaleEndpoint,
  settleSaleIssueEndpoint,
} from './sale-commands.ts';
import { getSale, listSales, listSaleSubstitutes } from './sale-queries.ts';
import { saleRejections } from './sale-rejections.ts';
import { allSalesTopic, salesTopic } from './sale-topics.ts';

export const salesContract = contract({
  endpoints: [
    recordSaleEndpoint,
    changeSalePriceEndpoint,
    raiseSaleIssueEndpoint,
    settleSaleIssueEndpoint,
    keepSaleEndpoint,
    reassignSaleEndpoint,
    cancelSaleEndpoint,
    processSaleEndpoint,
    payOutSaleEndpoint,
    returnSaleEndpoint,
    refundSaleEndpoint,
    archiveSaleEndpoint,
    closeSaleEndpoint,
    listSales,
    getSale,
    listSaleSubstitutes,
  ],
  rejections: saleRejections,
  topics: [
    {
      kind: 'sales',
      access: listSales.access,
      scope: shopScope,
      of: { sale: (_, { shopIds = [] }) => [...shopIds.map(salesTopic), allSalesTopic] },
    },
  ],
});
