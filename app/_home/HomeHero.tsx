import { HeroArt } from '@/components/hero/HeroArt';
import { HeroSection } from '@/components/hero/HeroSection';
import { SocialLinks } from '@/components/layout/SocialLinks';
import { Button } from '@/components/ui/Button';
import { More } from '@/components/ui/More';
import { Words } from '@/components/ui/Words';
import { home } from '@/content/home';
import { carouselNames, labels, rotationWords } from '@/content/pages';
import { getPicture } from '@/content/pictures';
import { serviceSlides } from '@/content/service-slides';
import { site } from '@/content/site';
import { heroRotationMs } from '@/content/timing';

/** Home hero: the heading and its buttons stay, service pictures and their captions turn (specification, Home). */
export function HomeHero() {
  const { title, lead, buttons } = home.hero;
  return (
    <HeroSection
      name={carouselNames.homeHero}
      words={rotationWords}
      intervalMs={heroRotationMs}
      look="home"
      still={
        <>
          <div className="hero-body wrap -mt-5 flex flex-col justify-center gap-6 pt-1 pb-9 bar:mt-0 bar:pt-10 bar:pb-28 xl:pb-10">
            <h1 className="max-w-[9.6em] text-display type-title">{title}</h1>
            {/* Both widths break it at the same words in the typeface and in its stand-in. */}
            <p className="max-w-[27em] text-lead text-haze xl:max-w-[28.5em]">
              <Words>{lead}</Words>
            </p>
            <div className="flex flex-wrap gap-3 md:gap-4">
              {buttons.map(({ label, href }, index) => (
                <Button key={href} href={href} look={index === 0 ? 'primary' : 'line-navy'}>
                  {label}
                </Button>
              ))}
            </div>
          </div>
          <SocialLinks links={site.social} className="hero-rail px-gutter pb-8 xl:p-0 print:hidden" />
        </>
      }
      slides={serviceSlides.map(({ title: service, desc, image, linkTo }, index) => ({
        key: linkTo,
        content: (
          <>
            <HeroArt picture={getPicture(image)} first={index === 0} />
            <div className="hero-caption wrap">
              <div>
                <div>
                  <p className="text-balance text-h3 type-sub">{service}</p>
                  <p className="mt-1 text-mist">{desc}</p>
                </div>
                <More label={labels.more} about={service} href={linkTo} />
              </div>
            </div>
          </>
        ),
      }))}
    />
  );
}
