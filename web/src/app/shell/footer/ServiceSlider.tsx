import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { LuArrowRight, LuPause, LuPlay } from 'react-icons/lu'
import { Link } from 'react-router-dom'
import crown from '../../../assets/scenes/corona.svg'
import briefcase from '../../../assets/scenes/maletin.svg'
import { Container } from '../../../components/ui/Card'
import { footerMessages } from '../../../lib/footerMessages'
import { infoPaths } from '../../../lib/paths'
import { useAutoplay } from './useAutoplay'

const text = footerMessages.slider

const SLIDES = [
  { ...text.slides[0], to: infoPaths.secure, picture: briefcase, bg: 'hoja.700' },
  { ...text.slides[1], to: infoPaths.premium, picture: crown, bg: 'tinta' },
]

/** A shorter way of a finger is no swipe, px. */
const SWIPE = 40

/** Two services that take turns. */
export function ServiceSlider() {
  const { index, show, next, isPlaying, toggle, holders } = useAutoplay(SLIDES.length)
  const start = useRef<number>(undefined)
  return (
    <chakra.section aria-roledescription={text.kind} aria-label={text.label} mt={{ base: '10', lg: '16' }} mb={{ base: '8', lg: '10' }} {...holders}>
      <Container>
        <chakra.div
          display="grid"
          overflow="hidden"
          borderRadius="plumaTile"
          onTouchStart={(event) => (start.current = event.touches[0]?.clientX)}
          onTouchEnd={(event) => {
            const way = (event.changedTouches[0]?.clientX ?? 0) - (start.current ?? 0)
            if (Math.abs(way) > SWIPE) next(way < 0 ? 1 : -1)
          }}
        >
          {SLIDES.map(({ title, text: line, to, picture, bg }, place) => (
            <chakra.div
              key={to}
              role="group"
              aria-label={text.slide(place + 1, SLIDES.length)}
              gridArea="1/1"
              transition="transform {durations.swap} {easings.standard}, visibility {durations.swap}"
              transform={place === index ? 'none' : `translateX(${place < index ? '-' : ''}100%)`}
              visibility={place === index ? 'visible' : 'hidden'}
            >
              <SlideLink to={to} className="on-header" bg={bg}>
                <chakra.span flex="1" alignSelf={{ md: 'center' }} p={{ base: '20px', md: '0 40px' }}>
                  <chakra.strong display="block" fontFamily="heading" fontSize={{ base: '1.375rem', md: '1.75rem' }} lineHeight="1.2">
                    {title}
                  </chakra.strong>
                  <chakra.span display="block" mt="1.5" mb="3" fontSize={{ base: '0.875rem', md: '1.0625rem' }} color="#EAF1F8">
                    {line}
                  </chakra.span>
                  <chakra.span display="inline-flex" alignItems="center" gap="1.5" textStyle="small" fontWeight={700}>
                    {text.more}
                    <LuArrowRight size={16} aria-hidden="true" />
                  </chakra.span>
                </chakra.span>
                <chakra.span position="relative" width={{ base: '36%', md: '340px' }}>
                  <chakra.img src={picture} alt="" width="100%" height="100%" objectFit="cover" fetchPriority="low" />
                  <chakra.svg position="absolute" left="-1px" top="0" width={{ base: '26px', md: '80px' }} height="100%" viewBox="0 0 80 220" preserveAspectRatio="none" color={bg} aria-hidden="true">
                    <path fill="currentColor" d="M0 0H80C10 56 70 164 10 220H0Z" />
                  </chakra.svg>
                </chakra.span>
              </SlideLink>
            </chakra.div>
          ))}
        </chakra.div>
        <chakra.div display="flex" justifyContent="center" alignItems="center" mt="1">
          {SLIDES.map(({ title }, place) => (
            <Control key={title} type="button" aria-label={text.show(title)} aria-current={place === index} onClick={() => show(place)}>
              <chakra.span
                height="10px"
                borderRadius="6px 2px 6px 2px"
                width={place === index ? '26px' : '12px'}
                bg={place === index ? 'azul.700' : 'borde'}
                transition="width {durations.base}"
              />
            </Control>
          ))}
          <Control type="button" aria-label={isPlaying ? text.pause : text.play} onClick={toggle}>
            {isPlaying ? <LuPause size={18} aria-hidden="true" /> : <LuPlay size={18} aria-hidden="true" />}
          </Control>
        </chakra.div>
      </Container>
    </chakra.section>
  )
}

const SlideLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'stretch',
    height: { base: '172px', md: '220px' },
    overflow: 'hidden',
    borderRadius: 'plumaTile',
    color: 'white',
    textDecoration: 'none',
    _focusVisible: { outlineOffset: '-4px' },
  },
})

const Control = chakra('button', {
  base: { display: 'grid', placeItems: 'center', width: '44px', height: '44px', borderRadius: 'control', color: 'azul.700', cursor: 'pointer', _hover: { bg: 'bg.sunken' } },
})
