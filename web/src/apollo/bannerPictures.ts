import { gql } from "@apollo/client";
import { registerFragment } from "./fragmentRegistry";

// What a BannerPicture shows; whoever shows a banner reads it with the rest.
registerFragment(gql`
  fragment BannerPictures on ShownBanner {
    wideImage {
      url
      sources {
        url
        width
      }
    }
    narrowImage {
      url
      sources {
        url
        width
      }
    }
  }
`);
