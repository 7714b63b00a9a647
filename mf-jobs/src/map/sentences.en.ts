export const sentences = {
  open: 'Show on a map',
  closer: 'Zoom in',
  farther: 'Zoom out',
  makers: 'Who made this map',
  wheel: 'Hold Ctrl and scroll to zoom the map',
  'wheel-mac': 'Hold ⌘ and scroll to zoom the map',
  fingers: 'Use two fingers to move the map',
  failed: 'The map didn’t load.',
  retry: 'Try again',
} as const
