import { z } from 'zod';

const minor = z.number().int();
const text = z.union([z.string(), z.number()]).transform(String);

/** `code` 200 is success, whatever the status. */
export const envelopeWire = z.object({ code: z.number(), msg: z.string().nullish(), data: z.unknown() });

export const goodsWire = z.array(
  z.object({
    spuInfo: z.object({ globalSpuId: text, articleNumber: z.string() }),
    skuInfoList: z.array(
      z.object({
        globalSkuId: text,
        barCodes: z.array(z.string()).nullish(),
        regionSalePvInfoList: z
          .array(
            z.object({
              level: z.number(),
              value: z.string().nullish(),
              sizeInfos: z.array(z.object({ sizeKey: z.string(), value: z.string() })).nullish(),
            }),
          )
          .nullish(),
      }),
    ),
  }),
);
export type GoodsWire = z.output<typeof goodsWire>[number];

const priceWire = z.object({ globalSkuId: text, globalMinPrice: minor.nullish(), effectiveExposurePrice: minor.nullish() });
export const pricesWire = z.array(priceWire);
export type PriceWire = z.output<typeof priceWire>;

export const bidNoWire = z.object({ sellerBiddingNo: text });

const bid = z.object({
  sellerBiddingNo: text,
  tradeStatus: z.number(),
  onSaleQuantity: z.number().nullish(),
  quantity: z.number(),
  globalSkuId: text,
  price: minor,
  requestId: z.string().nullish(),
  createTime: z.string().nullish(),
});
export type BidWire = z.output<typeof bid>;
export const bidsWire = z.object({ list: z.array(bid), lastOffsetId: text.nullish(), pageSize: z.number().nullish() });

const order = z.object({
  order_no: text,
  order_status: z.number(),
  seller_bidding_no: text,
  amount: minor,
  pay_time: z.string().nullish(),
  create_time: z.string(),
  delivery_limit_time: z.string().nullish(),
  estimated_income: minor.nullish(),
});
export type OrderWire = z.output<typeof order>;
export const ordersWire = z.object({ total: z.number(), orders: z.array(order) });
export const labelWire = z.object({ label: z.string() });
export const nothingWire = z.unknown();
