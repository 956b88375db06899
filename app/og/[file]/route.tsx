import { plain } from '@/content/provisional';
import { shareImageName, shareImages } from '@/content/share-images';
import { site } from '@/content/site';
import { drawCard } from '../draw-card';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Params = { file: string };

/** `home.png`, `services-rope-access.png`: with the ending in the name, hosts send them as PNG. */
export function generateStaticParams(): Params[] {
  return shareImages.map(({ path }) => ({ file: shareImageName(path) }));
}

/** Share picture of one page (specification section 2: Open Graph). */
export async function GET(_request: Request, { params }: { params: Promise<Params> }) {
  const { file } = await params;
  const image = shareImages.find(({ path }) => shareImageName(path) === file);
  if (!image) return new Response(null, { status: 404 });
  const png = await drawCard({
    title: plain(image.title),
    line: plain(image.line),
    brand: plain(site.brand),
    picture: image.picture,
  });
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}
