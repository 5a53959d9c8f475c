import { useEffect, useState } from 'react'
import { loadPublicConfig, type PublicConfig } from './publicConfig'

/** The settings, once they are known; null before, and where they cannot be had. */
export function usePublicConfig(): PublicConfig | null {
  const [config, setConfig] = useState<PublicConfig | null>(null)
  useEffect(() => {
    let isGone = false
    loadPublicConfig().then(
      (known) => !isGone && setConfig(known),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  return config
}
