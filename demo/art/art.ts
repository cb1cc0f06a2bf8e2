import { buildCatalogue } from '../catalogue/catalogue.ts';
import { models } from '../catalogue/models.ts';
import { colourways } from '../catalogue/colourways.ts';
import { bannerFolder, drawBanner } from './banners/banners.ts';
import { drawGoods } from './draw-goods.ts';
import { isShoe, type GoodsSpec } from './goods-spec.ts';
import { hashOf } from './hash.ts';
import { boxLabel, carton } from './views/carton.ts';
import { defect, detail, side, sole } from './views/photos.ts';

/** Views that an inspector takes; `label-<size>` is the end of the carton. */
const views: Record<string, (spec: GoodsSpec) => string> = {
  side,
  detail,
  // Clothes and figures have none.
  sole: (spec) => (isShoe(spec.silhouette) ? sole(spec) : detail(spec)),
  defect,
  box: (spec) => carton(spec),
  'box-damaged': (spec) => carton(spec, true),
};

export const goodsUrl = (sku: string): string => `/art/${sku}.svg`;
export const viewUrl = (sku: string, view: string): string => `/art/${sku}/${view}.svg`;
export const boxLabelUrl = (sku: string, size: string): string => viewUrl(sku, `label-${size}`);

const address = /^\/art\/([A-Za-z0-9-]{1,60})(?:\/([A-Za-z-]+|label-[A-Za-z0-9.]{1,8}))?\.svg$/;

/** The picture behind `/art/<sku>.svg`, `/art/<sku>/<view>.svg` or `/art/banner/<name>.svg`; undefined for every other address. A pure function of the address. */
export const drawArt = (url: string): string | undefined => {
  const [, sku, view] = address.exec(url) ?? [];
  if (sku === undefined) return undefined;
  if (sku === bannerFolder) return view && drawBanner(view);
  const spec = specOf(sku);
  if (view === undefined) return drawGoods(spec);
  if (view.startsWith('label-')) return boxLabel(sku, spec, view.slice('label-'.length));
  return views[view]?.(spec);
};

let known: ReadonlyMap<string, GoodsSpec> | undefined;

/** A product that someone added later gets a picture too: of a model and colourway that its SKU chooses. */
const specOf = (sku: string): GoodsSpec => {
  known ??= new Map(buildCatalogue().map((product) => [product.sku, product.art]));
  return known.get(sku) ?? inventedSpec(sku);
};

const inventedSpec = (sku: string): GoodsSpec => {
  const model = models[hashOf(sku) % models.length]!;
  const ways = colourways[model.family];
  const way = ways[hashOf(`${sku} colour`) % ways.length]!;
  return {
    silhouette: model.silhouette,
    mark: model.mark,
    colours: way.colours,
    box: model.box,
    variation: (hashOf(sku) % 997) / 997,
    brand: model.brand,
    name: model.name,
  };
};
